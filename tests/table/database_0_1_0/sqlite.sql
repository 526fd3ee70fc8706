CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    mode VARCHAR(16) NOT NULL,
    difficulty VARCHAR(16),
    undo VARCHAR(8) NOT NULL,
    seed VARCHAR(64) NOT NULL,
    created FLOAT NOT NULL,
    touched FLOAT NOT NULL,
    over BOOLEAN NOT NULL,
    successor VARCHAR(32),
    PRIMARY KEY (id)
);

CREATE INDEX ix_tables_touched ON tables (touched);

CREATE INDEX ix_tables_created ON tables (created);

CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL,
    name VARCHAR(64) NOT NULL,
    agent VARCHAR(64),
    level VARCHAR(16),
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE tokens (
    hash VARCHAR(64) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    purpose VARCHAR(8) NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (hash),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_tokens_table_id ON tokens (table_id);

CREATE TABLE events (
    id INTEGER NOT NULL,
    game VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL,
    seat INTEGER,
    data JSON NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (game, seq),
    FOREIGN KEY(game) REFERENCES tables (id)
);

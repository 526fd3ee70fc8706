/** How much room there is. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 700px'); // a phone
export const medium = new MediaQuery('max-width: 1080px'); // no room for words on every tool

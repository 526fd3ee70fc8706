/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'texts:*' {
  const texts: string;
  export default texts;
}

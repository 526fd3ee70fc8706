/** All that the days have to show, loaded together. */

export { default as Daily } from './Daily.svelte';
export { default as PuzzlePage } from './PuzzlePage.svelte';
export { default as Today } from './Today.svelte';

import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { theme } from './settings/theme.svelte';

theme.apply();
mount(App, { target: document.getElementById('app')! });

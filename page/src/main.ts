import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { keepOffline } from './offline/offline';
import { language } from './settings/language.svelte';
import { theme } from './settings/theme.svelte';

theme.apply();
await language.begin();
mount(App, { target: document.getElementById('app')! });
void keepOffline();

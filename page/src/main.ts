import { mount } from 'svelte';
import './app.css';
import './settings/contrast.css';
import './settings/patterns.css';
import App from './App.svelte';
import { keepOffline } from './offline/offline';
import { language } from './settings/language.svelte';
import { settings } from './settings/settings.svelte';
import { theme } from './settings/theme.svelte';

settings.begin();
theme.apply();
await language.begin();
mount(App, { target: document.getElementById('app')! });
void keepOffline();

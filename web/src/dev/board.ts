/** Mounts one board from a fixture, for development: `/board.html?game=…&fixture=…`. */

import { mount } from 'svelte';
import Page from './BoardPage.svelte';
import '../theme.css';

mount(Page, { target: document.getElementById('app')! });

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.ATOLL_SERVER ?? 'http://127.0.0.1:8000';

// The built client is inside the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/atoll/webclient',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    // The messages of the games are in the Python package.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true },
    },
  },
});

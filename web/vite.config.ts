import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.ATOLL_SERVER ?? 'http://127.0.0.1:8000';

// The built client lies inside the Python package, which serves and carries it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/atoll/webclient',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    // The words of the games stand in the Python package.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true },
    },
  },
});

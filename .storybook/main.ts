import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    { from: './static', to: '/' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../src/sandbox/pictures', to: '/pictures' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    // Storybook reads the library's own config, whose library mode would make stories a package.
    const { lib: _lib, rolldownOptions: _options, ...build } = vite.build ?? {}
    return { ...vite, build }
  },
}

export default config

const files = import.meta.glob<string>('../../docs/accessibility.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The statement of what was tested and how, one heading down. */
export const statement = (files['../../docs/accessibility.md'] ?? '').replaceAll(/^#/gm, '##')

import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { sourceOf } from './walls/source.ts'

test('sources, styles and tests of a package are counted apart', () => {
  const sources = [
    ['web/features/orders/A.tsx', 'a\nb\n'],
    ['web/features/orders/A.module.css', '.a {\n}\n'],
    ['web/features/orders/a.test.ts', 'c\n'],
    ['web/platform/testing/world.ts', 'd\n'],
    ['web/package.json', '{}\n'],
    ['server/main.ts', 'e\n'],
  ] as const
  expect(
    figuresOf(
      'web',
      sources.map(([path, text]) => sourceOf(path, text)),
    ),
  ).toEqual({
    name: 'web',
    sources: { files: 1, lines: 2 },
    styles: { files: 1, lines: 2 },
    tests: { files: 2, lines: 2 },
  })
})

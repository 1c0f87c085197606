import { expect, test } from 'vitest'
import { featureCircles } from './circles.ts'
import { sourceOf } from './source.ts'

const circles = (...files: [string, string][]) => featureCircles(files.map(([path, text]) => sourceOf(path, text)))

test.each(['domain', 'contract', 'server/features', 'web/features'])(
  'a circle of two features in %s is found',
  (room) => {
    expect(
      circles(
        [`${room}/orders/a.ts`, "import { b } from '../users/index.ts'"],
        [`${room}/orders/c.ts`, "import { b } from '../users/index.ts'"],
        [`${room}/users/part/b.ts`, "import { a } from '../../orders/index.ts'"],
      ),
    ).toEqual([`${room}: orders -> users -> orders is a circle of features; see ${room}/users/part/b.ts`])
  },
)

test('a circle through a type is found', () => {
  expect(
    circles(
      ['server/features/orders/a.ts', "import type { B } from '../users/index.ts'"],
      ['server/features/users/b.ts', "import { c, type A } from '../orders/index.ts'"],
    ),
  ).toHaveLength(1)
})

test('a circle of three features is found once, beside a way that leads nowhere', () => {
  expect(
    circles(
      ['contract/a/a.ts', "import { b } from '../b/b.ts'\nimport { d } from '@omsorg/contract/d/d.ts'"],
      ['contract/b/b.ts', "import { c } from '../c/c.ts'"],
      ['contract/c/c.ts', "import { a } from '@omsorg/contract/a/a.ts'"],
      ['contract/d/d.ts', "import { z } from 'zod'"],
    ),
  ).toEqual([expect.stringContaining('contract: a -> b -> c -> a')])
})

test('two ways to the same feature, and a test of both, are no circle', () => {
  expect(
    circles(
      ['web/features/a/A.tsx', "import { B } from '../b/index.ts'\nimport { C } from '../c/index.ts'"],
      ['web/features/b/B.tsx', "import { C } from '../c/index.ts'"],
      ['web/features/c/C.test.ts', "import { A } from '../a/index.ts'"],
    ),
  ).toEqual([])
})

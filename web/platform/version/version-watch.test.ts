import { expect, test } from 'vitest'
import { createVersionWatch } from './version-watch.ts'

async function looksAt(...served: readonly (string | null | Error)[]): Promise<boolean[]> {
  const answers = served.values()
  const watch = createVersionWatch({
    present: 'a',
    ask: async () => {
      const answer = answers.next().value ?? null
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const found: boolean[] = []
  for (const _ of served) found.push(await watch.look())
  return found
}

test('a new version is told of when two looks in a row have seen it', async () => {
  expect(await looksAt('a', 'b', 'b')).toEqual([false, false, true])
})

test.each([
  ['the build of the page itself', ['a', 'a', 'a']],
  ['servers that are changed one after the other', ['b', 'a', 'b', 'a']],
  ['two builds, each seen once', ['b', 'c']],
  ['a page without a build, as on a developer’s machine', [null, null]],
  ['a line that is lost', ['b', new Error('no line'), 'b']],
])('nothing is told of %s', async (_what, served) => {
  expect(await looksAt(...served)).not.toContain(true)
})

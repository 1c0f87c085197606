import { expect, test } from 'vitest'
import { type Opened, withOpened } from './recently-opened.ts'

const opened = (path: string, at = '2026-11-20T09:00:00Z'): Opened => ({
  kind: 'person',
  path,
  name: 'A',
  detail: '',
  at,
})

test('what was opened last stands first, each once', () => {
  const list = [opened('/a'), opened('/b'), opened('/a', '2026-11-20T10:00:00Z')].reduce(
    withOpened,
    [] as readonly Opened[],
  )
  expect(list.map(({ path, at }) => [path, at.slice(11, 13)])).toEqual([
    ['/a', '10'],
    ['/b', '09'],
  ])
})

test('no more than ten are kept', () => {
  const list = Array.from({ length: 14 }, (_, at) => opened(`/${at}`)).reduce(withOpened, [] as readonly Opened[])
  expect(list.map(({ path }) => path)).toEqual(['/13', '/12', '/11', '/10', '/9', '/8', '/7', '/6', '/5', '/4'])
})

import { expect, test } from 'vitest'
import { fullFolders, misplacedEndpoints } from './paths.ts'
import { sourceOf } from './source.ts'

const contract = (constant: string, name: string) => `export const ${constant} = endpoint({\n  name: '${name}',\n})\n`
const handler = `import { closeRow as contract } from '@omsorg/contract/prescriptions/row/close-row.ts'\n`
const list = `import { closeRow } from './row/close-row.ts'\n`

const house = {
  'contract/prescriptions/row/close-row.ts': contract('closeRow', 'prescriptions/row/close-row'),
  'contract/prescriptions/endpoints.ts': list,
  'server/features/prescriptions/row/close-row.ts': handler,
}

function faults(change: Readonly<Record<string, string | null>> = {}): string[] {
  const files = Object.entries<string | null>({ ...house, ...change })
  return misplacedEndpoints(files.flatMap(([path, text]) => (text === null ? [] : [sourceOf(path, text)])))
}

const own = 'contract/prescriptions/row/close-row.ts'

test('an endpoint stands under its name in the contract, on the server and in the list of its feature', () => {
  expect(faults()).toEqual([])
})

test.each([
  [
    'another name',
    { [own]: contract('closeRow', 'prescriptions/row/end-row') },
    'belongs in contract/prescriptions/row/end-row.ts',
  ],
  ['a name without a noun', { [own]: contract('closeRow', 'prescriptions/close-row') }, 'not <feature>/<noun>/<name>'],
  ['another constant', { [own]: contract('endRow', 'prescriptions/row/close-row') }, 'by its path closeRow'],
  [
    'no handler',
    { 'server/features/prescriptions/row/close-row.ts': null },
    'has no handler in server/features/prescriptions/row/close-row.ts',
  ],
  [
    'a handler of another contract',
    { 'server/features/prescriptions/row/close-row.ts': '' },
    'is not what server/features/prescriptions/row/close-row.ts answers',
  ],
  [
    'no place in the list',
    { 'contract/prescriptions/endpoints.ts': '' },
    'is missing in contract/prescriptions/endpoints.ts',
  ],
  ['no list', { 'contract/prescriptions/endpoints.ts': null }, 'is missing in contract/prescriptions/endpoints.ts'],
  [
    'two in one file',
    { [own]: `${house[own]}${contract('endRow', 'prescriptions/row/end-row')}` },
    'holds one endpoint',
  ],
  ['a name that cannot be read', { [own]: 'export const closeRow = endpoint({ ...rest })' }, 'holds one endpoint'],
])('an endpoint with %s is found', (_what, change: Readonly<Record<string, string | null>>, sentence) => {
  expect(faults(change)).toEqual([expect.stringContaining(sentence)])
})

test('what is no endpoint may stand anywhere in the contract', () => {
  expect(faults({ 'contract/prescriptions/row/row-view.ts': 'export const rowView = z.object({})' })).toEqual([])
})

const files = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => sourceOf(`${folder}/file-${index}${ending}`, ''))

test('a folder takes 24 sources, and their tests', () => {
  expect(
    fullFolders([...files('server/features/orders', 24), ...files('server/features/orders', 30, '.test.ts')]),
  ).toEqual([])
})

test('a folder with 25 sources is full, of whichever kind they are', () => {
  const sources = [...files('web/ui/table', 24, '.tsx'), ...files('web/ui/table', 1, '.css')]
  expect(fullFolders(sources)).toEqual([expect.stringContaining('web/ui/table has 25 sources')])
})

test('migrations stay where they ran from', () => {
  expect(fullFolders(files('database/migrations', 30, '.sql'))).toEqual([])
})

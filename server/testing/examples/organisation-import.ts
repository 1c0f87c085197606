import { previewOrganisation } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import { TextFile } from '../caller.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from './example.ts'
import { spareClient } from './organisation.ts'

/** A new unit each time, abroad, so that no list of the tests shows it. */
const unitFile = () => new TextFile('yksiköt.csv', `Name\nKotihoito ${crypto.randomUUID()}\n`)

const input = ({ abroad }: World) => ({
  clientId: abroad.client.id,
  kind: 'care-units' as const,
  file: unitFile(),
})

async function previewed(world: World, actor: SignedIn): Promise<number> {
  const { status, body, text } = await world.as(actor).call(previewOrganisation, { input: input(world) })
  if (status !== 200) throw new Error(`the file was not previewed: ${text}`)
  return body.importId
}

export const organisationImportExamples: Examples = {
  'organisation-import/batch/preview-organisation': (world) => ({ input: input(world) }),
  'organisation-import/batch/apply-organisation-import': async (world, actor) => ({
    params: { importId: await previewed(world, actor) },
    input: {},
  }),
  'organisation-import/batch/mend-import-row': async (world, actor) => ({
    params: { importId: await previewed(world, actor) },
    input: { kind: 'care-units', row: 2, cells: { name: `Kotihoito ${crypto.randomUUID()}` } },
  }),
  'organisation-import/batch/read-organisation-import': async (world, actor) => ({
    params: { importId: await previewed(world, actor) },
  }),
  'organisation-import/batch/list-organisation-imports': ({ home }) => ({ query: { clientId: home.client.id } }),
  'organisation-import/batch/export-organisation': ({ home }) => ({
    query: { clientId: home.client.id, kind: 'care-units' },
  }),
  'organisation-import/client/take-along': async (world) => ({
    params: { clientId: await spareClient(world, false) },
    input: { fromClientId: await spareClient(world, false), parts: ['roles', 'features'] },
  }),
}

import type { Part } from './edit-source.ts'
import { camel, type NewEndpoint, objectOf, pascal, pathOf, tableOf, wordsOf } from './names.ts'
import { addressOf, testImports, world } from './plain.ts'

const recordOf = ({ noun }: NewEndpoint) => `${pascal(noun)}Record`

const queryOf = (each: NewEndpoint) =>
  camel(each.name) === `read${objectOf(each)}` ? `read${objectOf(each)}Rows` : `read${objectOf(each)}`

export const contractOf = (each: NewEndpoint): string => `import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const ${camel(each.name)} = endpoint({
  name: '${pathOf(each)}',
  method: 'POST',
  path: '${addressOf(each)}',
  applications: ['GUIDE', 'CSP'],
  permission: '${each.permission}',
  summary: 'Lists the ${wordsOf(each.noun)} of a care recipient, the newest first.',
  input: z.object({ careRecipientId: id }),
  output: z.object({
    careRecipientId: shown.id,
    entries: z.array(
      z.object({ id: shown.id, at: shown.instant, by: shownAuthor.nullable(), note: z.string() }),
    ),
  }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
`

export const handlerOf = (
  each: NewEndpoint,
): string => `import { ${camel(each.name)} as contract } from '@omsorg/contract/${pathOf(each)}.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { ${queryOf(each)} } from './${each.noun}.sql.ts'

export const ${camel(each.name)} = handle(contract, async ({ input, tx }) => {
  const { careRecipientId } = input
  const entries = await ${queryOf(each)}(tx, careRecipientId)
  return entries ? agree({ careRecipientId, entries }) : refuse('recipient-not-found', { at: 'careRecipientId' })
})
`

export const queriesOf = (each: NewEndpoint): Part => ({
  imports: [
    `import type { ShownAuthor } from '@omsorg/contract/author.ts'`,
    `import type { Transaction } from '../../../platform/database.ts'`,
    `import { sql } from '../../../platform/sql.ts'`,
  ],
  body: `export interface ${recordOf(each)} {
  readonly id: number
  readonly at: string
  readonly by: ShownAuthor | null
  readonly note: string
}

/** The newest first; null for a person out of reach. */
export async function ${queryOf(each)}(tx: Transaction, careRecipientId: number): Promise<${recordOf(each)}[] | null> {
  const { rows: persons } = await sql<{ id: number }>\`
    select id from omsorg.care_recipient where id = \${careRecipientId}
  \`.execute(tx)
  if (persons.length === 0) return null
  const { rows } = await sql<${recordOf(each)}>\`
    select id, at, omsorg.author_names(by_user, on_behalf_of) as by, note
    from omsorg.${tableOf(each)}
    where care_recipient_id = \${careRecipientId}
    order by at desc, id desc
    limit 500
  \`.execute(tx)
  return rows
}
`,
})

export const exampleOf = (each: NewEndpoint): string =>
  `'${pathOf(each)}': (world) => ({ input: { careRecipientId: world.care.ordinary.id } })`

export const testOf = (each: NewEndpoint): Part => ({
  imports: testImports(each),
  once: world,
  body: `describe('the list', () => {
  const list = (careRecipientId: number, actor = nurse) =>
    world.as(actor).call(${camel(each.name)}, { input: { careRecipientId } })

  test('of a person of whom nothing is written is empty', async () => {
    const careRecipientId = world.care.ordinary.id
    expect((await list(careRecipientId)).body).toEqual({ careRecipientId, entries: [] })
  })

  test('of a person out of reach is refused like that of nobody', async () => {
    const [stranger, nobody] = await Promise.all([list(world.care.ofNeighbour.id), list(2_000_000_000)])
    expect(stranger.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect(stranger.text).toBe(nobody.text)
  })
})
`,
})

export const screenOf = (each: NewEndpoint, key: string): Part => ({
  imports: [
    `import { ${camel(each.name)} } from '@omsorg/contract/${pathOf(each)}.ts'`,
    `import { authorName } from '../../../platform/author-name.ts'`,
    `import { useAnswer } from '../../../platform/calls/query.ts'`,
    `import { useFormat } from '../../../platform/format.ts'`,
    `import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'`,
    `import { useAllTexts } from '../../../platform/texts.tsx'`,
    `import { Drawer } from '../../../ui/dialog/Dialog.tsx'`,
    `import { DefinitionList } from '../../../ui/table/Facts.tsx'`,
    `import { callOptionsOf, useRecipientHere } from '${
      each.feature === 'care-recipients' ? '../recipient-here.ts' : '../../care-recipients/index.ts'
    }'`,
  ],
  body: `/** All of them, the newest first. */
export function ${objectOf(each)}Drawer({ onClose }: { readonly onClose: () => void }) {
  const t = useAllTexts()
  const format = useFormat()
  const here = useRecipientHere()
  const { careRecipientId } = here
  const answer = useAnswer(${camel(each.name)}, { input: { careRecipientId } }, callOptionsOf(here))
  const { data, error } = answer
  return (
    <Drawer open onClose={onClose} closeLabel={t.common.actions.close} title={t.${key}.title}>
      {error || !data ? (
        <InsteadOfAnswer answer={answer} />
      ) : data.entries.length === 0 ? (
        <p>{t.${key}.empty}</p>
      ) : (
        <DefinitionList
          items={data.entries.map(({ id, at, by, note }) => ({
            key: String(id),
            label: [format.dateTime(at), authorName(by, t)].filter(Boolean).join(', '),
            value: note,
          }))}
        />
      )}
    </Drawer>
  )
}
`,
})

export const sentences = {
  en: { title: 'Everything written', empty: 'Nothing has been written yet.' },
  sv: { title: 'Allt som är skrivet', empty: 'Inget är skrivet ännu.' },
  fi: { title: 'Kaikki kirjatut', empty: 'Mitään ei ole vielä kirjattu.' },
  dk: { title: 'Alt, der er skrevet', empty: 'Der er ikke skrevet noget endnu.' },
}

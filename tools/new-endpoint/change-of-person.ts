import type { Part } from './edit-source.ts'
import { camel, type NewEndpoint, objectOf, pascal, pathOf, tableOf, wordsOf } from './names.ts'
import { addressOf, testImports, world } from './plain.ts'

export const contractOf = (each: NewEndpoint): string => `import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { changingRefusals } from '../status/changing.ts'

export const ${camel(each.name)} = endpoint({
  name: '${pathOf(each)}',
  method: 'POST',
  path: '${addressOf(each)}',
  applications: ['GUIDE'],
  permission: '${each.permission}',
  summary: 'Says in one sentence what changes for the care recipient.',
  idempotent: true,
  input: z.object({ careRecipientId: id, note: z.string().trim().min(1).max(500) }),
  output: z.object({ careRecipientId: shown.id, id: shown.id }),
  refusals: changingRefusals,
  shows: (answer) => [answer.careRecipientId],
})
`

export const handlerOf = (
  each: NewEndpoint,
): string => `import { ${camel(each.name)} as contract } from '@omsorg/contract/${pathOf(each)}.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { insert${objectOf(each)} } from './${each.noun}.sql.ts'

export const ${camel(each.name)} = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, note } = input
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  return agree({ careRecipientId, id: await insert${objectOf(each)}(tx, authorOf(actor), { careRecipientId, at: now, note }) })
})
`

export const queriesOf = (each: NewEndpoint): Part => ({
  imports: [
    `import type { Author } from '../../../platform/author.ts'`,
    `import type { Transaction } from '../../../platform/database.ts'`,
    `import { sql } from '../../../platform/sql.ts'`,
  ],
  body: `/** Answers the id of what was written. */
export async function insert${objectOf(each)}(
  tx: Transaction,
  { userId, onBehalfOf }: Author,
  given: { readonly careRecipientId: number; readonly at: Temporal.Instant; readonly note: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>\`
    insert into omsorg.${tableOf(each)} (care_recipient_id, at, by_user, on_behalf_of, note)
    values (\${given.careRecipientId}, \${given.at.toString()}::timestamptz, \${userId}, \${onBehalfOf}, \${given.note})
    returning id
  \`.execute(tx)
  return rows[0]?.id ?? 0
}
`,
})

export const exampleOf = (each: NewEndpoint): string => `'${pathOf(each)}': async (world) => ({
  input: { careRecipientId: (await newPerson(world)).id, note: 'Noted' },
})`

export const testOf = (each: NewEndpoint): Part => ({
  imports: [...testImports(each), `import { newPerson } from '../../../testing/examples/care-recipients.ts'`],
  once: world,
  body: `describe('${wordsOf(each.name)}', () => {
  const write = (careRecipientId: number, idempotencyKey?: string) =>
    world.as(nurse).call(${camel(each.name)}, {
      input: { careRecipientId, note: 'Noted' },
      ...(idempotencyKey ? { idempotencyKey } : {}),
    })
  const stored = async (careRecipientId: number) =>
    (await world.owner.query('select by_user from omsorg.${tableOf(each)} where care_recipient_id = $1', [careRecipientId])).rows

  test('is kept with who did it', async () => {
    const { id } = await newPerson(world)
    expect((await write(id)).status).toBe(200)
    expect(await stored(id)).toEqual([{ by_user: Number(nurse.claims.sub) }])
  })

  test('of a person out of reach is refused like that of nobody', async () => {
    const [stranger, nobody] = await Promise.all([write(world.care.ofNeighbour.id), write(2_000_000_000)])
    expect(stranger.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect(stranger.text).toBe(nobody.text)
  })

  test('waits for an inactive person to be active', async () => {
    expect((await write(world.care.inactive.id)).errors).toEqual({ 'recipient-inactive': 'GBS000704' })
  })

  test('sent fifty times at once with one key is done once', async () => {
    const { id } = await newPerson(world)
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(id, \`${each.name}-\${id}\`)))
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
    expect(await stored(id)).toHaveLength(1)
  })
})
`,
})

export const screenOf = (each: NewEndpoint, key: string): Part => ({
  imports: [
    `import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'`,
    `import { ${camel(each.name)} } from '@omsorg/contract/${pathOf(each)}.ts'`,
    `import { FormDialog } from '../../../platform/forms/FormDialog.tsx'`,
    `import { useForm } from '../../../platform/forms/use-form.ts'`,
    `import { useAllTexts } from '../../../platform/texts.tsx'`,
    `import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'`,
    `import type { Recipient } from '../person-text.ts'`,
    `import { placeOf, type RecipientHere } from '../recipient-here.ts'`,
  ],
  body: `interface ${pascal(each.name)}DialogProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly onClose: () => void
}

export function ${pascal(each.name)}Dialog({ person, here, onClose }: ${pascal(each.name)}DialogProps) {
  const t = useAllTexts()
  const words = t.${key}
  const { careRecipientId } = person
  const form = useForm(${camel(each.name)}, {
    id: '${each.name}',
    initial: { note: '' },
    toSend: ({ note }) => ({ input: { careRecipientId, note } }),
    outdates: [readCareRecipient],
    done: words.done,
    ...placeOf(here),
  })
  return (
    <FormDialog form={form} title={words.question} action={words.action} onClose={onClose}>
      <TextAreaField label={words.note} required={t.common.states.required} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}
`,
})

export const sentences = {
  en: { question: 'What is to be written?', note: 'Note', action: 'Save', done: 'It is saved.' },
  sv: { question: 'Vad ska skrivas?', note: 'Anteckning', action: 'Spara', done: 'Det är sparat.' },
  fi: { question: 'Mitä kirjataan?', note: 'Merkintä', action: 'Tallenna', done: 'Tiedot on tallennettu.' },
  dk: { question: 'Hvad skal skrives?', note: 'Notat', action: 'Gem', done: 'Det er gemt.' },
}

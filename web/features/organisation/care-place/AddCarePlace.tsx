import { createCarePlace } from '@omsorg/contract/organisation/care-place/create-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { placeOf as placeNodeOf } from '../tree/client-tree.ts'
import { placeOf } from './place-values.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** Adds care places to a unit, one after the other: after each the fields are empty again (A-2.7-23). */
export default function AddCarePlace(props: ActionScreenProps<'CareUnit'>) {
  const [added, setAdded] = useState(0)
  return <NewPlace key={added} {...props} onAdded={() => setAdded(added + 1)} />
}

function NewPlace({ node, tree, onAdded }: ActionScreenProps<'CareUnit'> & { readonly onAdded: () => void }) {
  const t = useAllTexts()
  const { place: words } = t.organisationClients
  const { id: careUnitId } = node
  const clientId = node.clientId ?? ''
  const form = useForm(createCarePlace, {
    id: 'new-place',
    tidy: { name: capitalisedName },
    initial: { name: '', email: '', phone: '', customerNo: '' },
    toSend: ({ customerNo, ...values }) => ({
      input: { clientId, careUnitId, ...placeOf(values), customerNo: customerNo.trim() || null },
    }),
    outdates: [readCareUnit, readClient],
  })

  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { name } = placeOf(form.read())
    const result = await form.send({ done: words.added({ name }) })
    if (!result?.ok) return
    tree.insert(careUnitId, placeNodeOf({ id: result.value.id, name, clientId, careUnitId }))
    onAdded()
  }

  return (
    <Card title={t.organisation.actionNames.AddCarePlace} padded="stack">
      <LeavingQuestion hasSteps isDirty={() => form.isChanged && !form.busy} />
      <Form className="o-stack" onSend={save}>
        <PlaceFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
        <TextField
          label={words.customerNo}
          help={words.customerNoHelp}
          autoComplete="off"
          {...form.field('customerNo')}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t.organisation.unit.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

import { createClient } from '@omsorg/contract/organisation/client/create-client.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { erpPrefix } from '@omsorg/domain/organisation/client/client-fields.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useRef } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { clientErrors, clientOf } from '../client/client-fields.ts'
import { ClientFields } from '../client/ClientFields.tsx'
import { DataOwnerTaken } from '../client/DataOwnerTaken.tsx'

interface NewClientProps {
  readonly onMade: (client: { readonly id: string; readonly name: string }) => unknown
}

/** The first step makes the client, so that all others have something to be set at (A-2.7-63, A-2.7-75, A-2.7-76, A-2.7-77). */
export function NewClient({ onMade }: NewClientProps) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationClients
  const made = useRef(false)
  const form = useForm(createClient, {
    id: 'new-client',
    tidy: { name: capitalisedName },
    initial: { name: '', marketAreaCode: '', patientDataOwnerId: '', erpCustomerIdentifier: erpPrefix, alias: '' },
    toSend: (values) => ({ input: clientOf(values) }),
    rules: (values) => clientErrors(values, t),
    resolves: ['data-owner-taken'],
  })

  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { name } = clientOf(form.read())
    const result = await form.send({ done: words.made({ name }) })
    if (!result?.ok) return
    made.current = true
    await onMade({ id: result.value.id, name })
  }

  return (
    <Card padded="stack">
      <LeavingQuestion isDirty={() => form.isChanged && !made.current} />
      {form.notDone?.reason === 'data-owner-taken' && <DataOwnerTaken />}
      <Form className="o-stack" onSend={save}>
        <ClientFields form={form} />
        <p className="o-second">{words.firstHelp}</p>
        <div>
          <Button type="submit" variant="primary" icon={<IconArrowRight />} busy={form.busy}>
            {words.goOn}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

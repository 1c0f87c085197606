import { requestCarePlace } from '@omsorg/contract/requests/care-place/request-care-place.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useState } from 'react'
import { DayField } from '../../../platform/DayField.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import type { MembershipNode } from '../../../platform/session/membership.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useMembership } from '../../../platform/session/use-membership.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Requests.module.css'
import { AddressFields } from '../AddressFields.tsx'
import { ReachedAt } from '../ReachedAt.tsx'
import { type Asked, Requested } from '../Requested.tsx'

/** The form for one care place after the other. */
export function CarePlaceRequest() {
  const user = useSessionUser()
  return user && <OfUser user={user} />
}

function OfUser({ user }: { readonly user: SessionUser }) {
  const t = useAllTexts()
  const { carePlace: words, another } = t.requests
  const nodes = useMembership(user)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked)
    return (
      <Requested
        {...asked}
        actions={
          <Button size="compact" onClick={() => setAsked(null)}>
            {another}
          </Button>
        }
      />
    )
  if (!nodes) return <Skeleton kind="line" rows={8} label={t.common.states.loading} />
  const units = nodes.filter(({ label, roles }) => label === 'CareUnit' && roles.some(({ name }) => name === 'CUAdmin'))
  if (units.length === 0) return <Empty title={words.noUnits}>{words.noUnitsNext}</Empty>
  return <RequestForm units={units} email={user.email} onAsked={setAsked} />
}

interface RequestFormProps {
  readonly units: readonly MembershipNode[]
  readonly email: string
  readonly onAsked: (asked: Asked) => void
}

function RequestForm({ units, email, onAsked }: RequestFormProps) {
  const t = useAllTexts()
  const { carePlace: words, fields, noPersons } = t.requests
  const { required } = t.common.states
  const [only] = units.length === 1 ? units : []
  const form = useForm(requestCarePlace, {
    id: 'care-place-request',
    initial: {
      careUnitId: only?.id ?? '',
      name: '',
      street: '',
      zip: '',
      city: '',
      neededFrom: '',
      email,
      phone: '',
      message: '',
    },
    toSend: ({ neededFrom, ...values }) => ({
      input: { ...values, neededFrom: neededFrom.trim() === '' ? null : (readDay(neededFrom) ?? neededFrom) },
    }),
    rules: ({ careUnitId }) => (careUnitId === '' ? [{ at: 'careUnitId', text: t.validation.required }] : []),
  })

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onAsked({ ...result.value, email: form.read().email })
  }

  return (
    <Form className={css.form} onSend={send}>
      <LeavingQuestion isDirty={() => form.isChanged} />
      <SelectField
        label={fields.careUnit}
        required={required}
        emptyOption={only ? undefined : words.chooseUnit}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('careUnitId')}
      />
      <TextField label={fields.placeName} required={required} autoComplete="off" {...form.field('name')} />
      <AddressFields street={form.field('street')} zip={form.field('zip')} city={form.field('city')} />
      <DayField label={fields.neededFrom} help={words.neededHelp} {...form.field('neededFrom')} />
      <ReachedAt email={form.field('email')} phone={form.field('phone')} />
      <TextAreaField label={fields.message} help={noPersons} rows={4} {...form.field('message')} />
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

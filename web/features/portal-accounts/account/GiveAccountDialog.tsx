import { createPortalAccount } from '@omsorg/contract/portal-accounts/account/create-portal-account.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import { isPhone } from '@omsorg/domain/format/stored-phone.ts'
import { isSameEmail } from '@omsorg/domain/portal-accounts/account/contact.ts'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { messages } from '../../../platform/messages.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { useCareRecipient, nameOf, useRecipientHere } from '../../care-recipients/index.ts'
import type { PortalAccounts } from './PortalAccountsTab.tsx'

interface GiveAccountProps {
  readonly accounts: PortalAccounts
  readonly onClose: () => void
}

type Holder = PortalAccounts['holders'][number]

const keyOf = ({ holder, guardianId }: Holder) => `${holder} ${guardianId ?? ''}`

/** Who gets an account, how they are reached, that they agree; then it is read back, for it cannot be changed later (O-5-58). */
export default function GiveAccountDialog({ accounts, onClose }: GiveAccountProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.portalAccounts
  const { form: fields } = words
  const { required } = t.common.states
  const id = useId()
  const { careRecipientId, holders } = accounts
  const person = useCareRecipient(useRecipientHere()).data
  const first = holders.find(({ can }) => can.allowed)
  const [step, setStep] = useState<'fill' | 'check' | 'leave'>('fill')
  const phoneOf = (holder: Holder | undefined) => (holder?.phone ? phoneText(holder.phone, format.country) : '')
  const holderIn = (key: string) => holders.find((each) => keyOf(each) === key)
  const form = useForm(createPortalAccount, {
    id: 'portal-account',
    initial: { who: first ? keyOf(first) : '', email: '', emailConfirm: '', mobile: phoneOf(first), consent: false },
    toSend: ({ who, email, emailConfirm, mobile }) => ({
      input: {
        careRecipientId,
        holder: holderIn(who)?.holder ?? 'self',
        guardianId: holderIn(who)?.guardianId ?? null,
        email: email.trim(),
        emailConfirm: emailConfirm.trim(),
        mobile,
        consent: true as const,
      },
    }),
    fieldAt: (path) => (path === 'holder' || path === 'guardianId' ? 'who' : path),
    rules: ({ email, emailConfirm, mobile, consent }) => [
      ...(emailConfirm !== '' && !isSameEmail(email, emailConfirm)
        ? [{ at: 'emailConfirm', text: fields.emailsDiffer }]
        : []),
      ...(mobile !== '' && !isPhone(mobile, format.country) ? [{ at: 'mobile', text: t.validation.phone }] : []),
      ...(consent ? [] : [{ at: 'consent', text: fields.consentMissing }]),
    ],
    outdates: [listPortalAccounts],
    show: () => setStep('fill'),
  })
  const { values, fill } = form
  const chosen = holderIn(values.who)
  const holderName = chosen?.name ?? ''

  async function goOn(): Promise<void> {
    if (await form.judge()) setStep('check')
  }

  async function create(): Promise<void> {
    const result = await form.send()
    if (!result?.ok) return setStep('fill')
    const text = result.value.made === 'new' ? fields.created : fields.joined
    messages.announce({ kind: 'toast', tone: 'success', text })
    onClose()
  }

  if (step === 'leave') {
    return (
      <ActionDialog
        title={fields.discard}
        action={t.common.actions.close}
        danger
        onAction={onClose}
        onClose={() => setStep('fill')}
      />
    )
  }
  if (step === 'check') {
    return (
      <ActionDialog
        title={fields.checkTitle}
        action={fields.create}
        icon={<IconSend />}
        keep={fields.correct}
        busy={form.busy}
        onAction={create}
        onClose={() => setStep('fill')}
      >
        <div className="o-stack-12">
          <p>{fields.checkLead}</p>
          <DefinitionList
            items={[
              { key: 'holder', label: fields.who, value: holderName || words.hidden },
              { key: 'email', label: fields.email, value: values.email.trim() },
              { key: 'mobile', label: fields.mobile, value: values.mobile },
            ]}
          />
          <Notice tone="info">{fields.mailNote}</Notice>
        </div>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      title={fields.title}
      action={fields.next}
      form={id}
      onClose={() => (form.isChanged ? setStep('leave') : onClose())}
    >
      <Form id={id} className="o-stack-12" onSend={goOn}>
        <p>{fields.lead({ name: (person && nameOf(person)) ?? '' })}</p>
        <RadioGroup
          legend={fields.who}
          name="portal-holder"
          boxed="wide"
          value={values.who}
          firstId={form.idOf('who')}
          error={form.errorOf('who')}
          onChange={(who) => fill({ who, mobile: phoneOf(holderIn(who)) })}
          options={holders.map((each) => ({
            value: keyOf(each),
            label: each.name ?? words.hidden,
            help: each.can.reason ? words.blocks[each.can.reason] : words.holders[each.holder],
            disabled: !each.can.allowed,
          }))}
        />
        <TextField label={fields.email} type="email" required={required} autoComplete="off" {...form.field('email')} />
        <TextField
          label={fields.emailConfirm}
          type="email"
          required={required}
          autoComplete="off"
          {...form.field('emailConfirm')}
        />
        <TextField
          label={fields.mobile}
          type="tel"
          required={required}
          autoComplete="off"
          help={fields.mobileHelp}
          {...form.field('mobile')}
        />
        <CheckboxField
          label={fields.consent({ name: holderName })}
          help={fields.consentHelp({ date: format.date(accounts.today) })}
          id={form.idOf('consent')}
          checked={values.consent}
          error={form.errorOf('consent')}
          onChange={(event) => fill({ consent: event.target.checked })}
        />
      </Form>
    </ActionDialog>
  )
}

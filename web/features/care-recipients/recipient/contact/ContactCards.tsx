import type { ReactNode } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { AddressList } from '../../address/AddressList.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import css from '../form/Form.module.css'
import type { PersonForm } from '../form/person-form.ts'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { AddressParts } from '../../address/AddressParts.tsx'

interface ContactCardsProps {
  readonly form: PersonForm
  readonly title: ReactNode
  /** Ids of stored addresses whose postal code and city are not known together. */
  readonly unverified?: readonly string[]
}

/** How the person is reached and where parcels and bills go. Of a protected person nothing of it is kept (facts 4.3). */
export function ContactCards({ form, title, unverified = [] }: ContactCardsProps) {
  const t = useAllTexts()
  const words = t.recipientForm
  if (form.values.protectedIdentity) {
    return (
      <Card title={title} padded>
        <Notice tone="info" title={t.careRecipients.protected.title}>
          {words.protection.noContact}
        </Notice>
      </Card>
    )
  }
  return (
    <>
      <Card title={title} padded>
        <ContactFields form={form} />
      </Card>
      <Card title={words.address.title} padded>
        <AddressList form={form} unverified={unverified} />
      </Card>
      <Card title={words.invoice.title} padded>
        <InvoiceFields form={form} />
      </Card>
    </>
  )
}

/** How the person is reached, and who is called about a delivery. */
function ContactFields({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.contact
  const required = form.rules.phoneRequired ? t.common.states.required : undefined
  return (
    <div className={css.fields}>
      <TextField label={words.phone} type="tel" autoComplete="off" required={required} {...form.field('phone')} />
      <TextField
        label={words.deliveryPhone}
        help={words.deliveryPhoneHelp}
        type="tel"
        autoComplete="off"
        {...form.field('deliveryPhone')}
      />
      <TextField label={words.email} type="email" autoComplete="off" {...form.field('email')} />
    </div>
  )
}

/** Where the bills go: one address or none, never two (O-3-13, O-5-29). */
function InvoiceFields({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.invoice
  const { values, rules, fill } = form
  return (
    <div className="o-stack">
      <RadioGroup
        legend={words.to}
        name="invoiceTo"
        value={values.invoiceTo}
        onChange={(invoiceTo) => fill({ invoiceTo })}
        options={[
          { value: 'delivery', label: words.delivery },
          { value: 'own', label: words.own },
          ...(rules.invoiceAddressRequired ? [] : [{ value: 'none' as const, label: words.none }]),
        ]}
        error={form.errorOf('invoiceTo')}
        firstId={form.idOf('invoiceTo')}
      />
      {values.invoiceTo === 'own' && <AddressParts form={form} path="invoice" address={values.invoice} />}
    </div>
  )
}

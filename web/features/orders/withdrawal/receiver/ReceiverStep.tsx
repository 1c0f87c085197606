import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { ContactQuestion } from '../../../care-recipients/index.ts'
import { AddressFields } from './AddressFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { deliveryOf, judge } from '../judging.ts'
import { NotifyFields } from './NotifyFields.tsx'
import { faultsOf } from './receiver-check.ts'
import { contactOf, type ReceiverField, type ReceiverFields } from './receiver-fields.ts'
import { fieldId, type ReceiverForm } from './receiver-form.ts'
import { useMovingOn } from '../use-moving-on.ts'
import type { Wizard, WizardView } from '../wizard.ts'
import css from '../Wizard.module.css'
import { WizardSum } from '../placing/WizardSum.tsx'
import { faultText } from '../words.ts'

interface StepProps {
  readonly wizard: Wizard
  readonly view: WizardView
}

const formId = 'order-receiver'

export function ReceiverStep({ wizard, view }: StepProps) {
  const t = useAllTexts()
  const words = t.orders.receiver
  const { proposal } = wizard
  const { careRecipient, rules } = proposal
  const [asking, setAsking] = useState(false)
  const [moving, moveOn] = useMovingOn(wizard)
  const { earliest } = deliveryOf(proposal, judge(proposal, view.lines).lines, view.isExpress)

  const resolver: Resolver<ReceiverFields> = (values) => {
    const faults = faultsOf(values, proposal, earliest)
    if (faults.length === 0) return { values, errors: {} }
    const errors = faults.map((fault) => [fault.field, { type: fault.problem, message: faultText(fault, earliest, t) }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
  const form = useForm<ReceiverFields>({ defaultValues: view.receiver, resolver, mode: 'onTouched' })
  const fill = () => wizard.act({ kind: 'fill-receiver', receiver: form.getValues() })
  const { errors, submitCount } = form.formState
  const errorOf = (field: ReceiverField) => errors[field]?.message
  const parts: ReceiverForm = {
    values: view.receiver,
    field: (name) => ({ ...form.register(name), id: fieldId(name), error: errorOf(name) }),
    errorOf,
    change: (changed) => {
      form.reset(
        { ...form.getValues(), ...changed },
        {
          keepErrors: true,
          keepTouched: true,
          keepIsSubmitted: true,
          keepSubmitCount: true,
        },
      )
      if (submitCount > 0) void form.trigger()
      fill()
    },
  }

  const contact = JSON.stringify(contactOf(view.receiver))
  const nothingToConfirm = Object.values(contactOf(view.receiver)).every((text) => text === '')
  const goOn = form.handleSubmit(() => {
    if (nothingToConfirm || view.confirmedContact === contact) moveOn('quantity')
    else setAsking(true)
  })
  const faultList = Object.entries(errors).flatMap(([field, error]) =>
    error?.message ? [{ field: fieldId(field), text: error.message }] : [],
  )
  const unverified = view.orderWarnings.includes('address-not-verified')

  return (
    <div className={columns}>
      <form id={formId} noValidate className={css.stack} onChange={fill} onSubmit={(event) => void goOn(event)}>
        {submitCount > 0 && (
          <ErrorSummary title={t.validation.summary({ count: faultList.length })} errors={faultList} />
        )}
        <Card title={<StepTitle moves={view.moves}>{words.title}</StepTitle>} padded>
          <div className={css.stack}>
            {careRecipient.protected ? (
              <Notice tone="info">{t.careRecipients.protected.delivery}</Notice>
            ) : (
              <>
                <TextField label={words.name} required={t.common.states.required} {...parts.field('name')} />
                <AddressFields form={parts} proposal={proposal} />
                {unverified && <Notice tone="soon">{words.addressNotVerified}</Notice>}
              </>
            )}
            <div className={css.fields}>
              <TextField
                label={words.phone}
                type="tel"
                autoComplete="off"
                required={rules.contactPhoneRequired ? t.common.states.required : undefined}
                {...parts.field('contactPhone')}
              />
            </div>
          </div>
        </Card>
        <DeliveryFields
          form={parts}
          proposal={proposal}
          earliest={earliest}
          isExpress={view.isExpress}
          onExpress={(isExpress) => wizard.act({ kind: 'choose-express', isExpress })}
        />
        <NotifyFields form={parts} proposal={proposal} />
      </form>
      <WizardSum
        proposal={proposal}
        view={view}
        next={{ word: t.orders.wizard.toQuantity, busy: moving, form: formId }}
      />
      <ContactQuestion
        open={asking}
        contact={contactOf(view.receiver)}
        words={{ question: words.confirmContact, right: words.stillRight, phone: words.phone }}
        onChange={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          wizard.act({ kind: 'confirm-contact', contact })
          moveOn('quantity')
        }}
      />
    </div>
  )
}

import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { DayField } from '../../../../platform/DayField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Proposal } from '../proposal.ts'
import { DeliveryPoints } from './DeliveryPoints.tsx'
import { leavePlaces, type ReceiverForm } from './receiver-fields.ts'
import css from '../Wizard.module.css'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

interface DeliveryFieldsProps {
  readonly form: ReceiverForm
  readonly proposal: Proposal
  readonly earliest: string
  readonly isExpress: boolean
  readonly onExpress: (isExpress: boolean) => void
}

/** How and when it comes. A method that ends at a delivery point stays in sight where none may be chosen, with the reason. */
export function DeliveryFields({ form, proposal, earliest, isExpress, onExpress }: DeliveryFieldsProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.receiver
  const { deliveryMethods, rules, totalsInputs, delivery } = proposal
  const methods = deliveryMethods.map(({ code, name, description, fee, needsDeliveryPoint }) => {
    const cost = fee > 0 ? words.methodFee({ fee: f.money(fee) }) : words.noFee
    const isClosed = needsDeliveryPoint && !rules.deliveryPointsAllowed
    const known = rules.showPrices ? [description, cost] : [description]
    return {
      value: code,
      label: name,
      help: isClosed ? t.deliveryPoints.notAllowed : known.filter(Boolean).join(' '),
      disabled: isClosed,
    }
  })
  const chosen = deliveryMethods.find(({ code }) => code === form.values.deliveryMethodCode)
  const needsPoint = chosen?.needsDeliveryPoint ?? false
  // What is fetched at a point is left at no door.
  const choose = (deliveryMethodCode: string) => {
    const atPoint = deliveryMethods.find(({ code }) => code === deliveryMethodCode)?.needsDeliveryPoint
    const noDoor = atPoint ? ({ leaveAt: '', leaveMore: '' } as const) : {}
    form.change({ deliveryMethodCode, deliveryPointId: '', deliveryPointName: '', ...noDoor })
  }
  return (
    <Card title={words.delivery} padded="stack">
      <RadioGroup
        legend={words.deliveryMethod}
        name="method"
        firstId={form.idOf('deliveryMethodCode')}
        value={form.values.deliveryMethodCode}
        onChange={choose}
        options={methods}
        error={form.errorOf('deliveryMethodCode')}
      />
      {needsPoint && <DeliveryPoints form={form} proposal={proposal} />}
      <div className={css.fields}>
        <DayField
          label={words.deliveryDate}
          help={<WithDates>{words.deliveryDateHelp({ date: f.date(earliest) })}</WithDates>}
          {...form.field('deliveryDate')}
        />
        {!needsPoint && (
          <SelectField
            label={words.instruction}
            emptyOption={words.asUsual}
            help={t.deliveryPoints.letterbox}
            options={leavePlaces.map((place) => ({ value: place, label: words.leaveAt[place] }))}
            {...form.field('leaveAt')}
          />
        )}
        {form.values.leaveAt !== '' && <TextField label={words.leaveMore} {...form.field('leaveMore')} />}
      </div>
      {rules.expressAllowed && (
        <CheckboxField
          label={words.express}
          checked={isExpress}
          onChange={(event) => onExpress(event.target.checked)}
          help={
            <>
              {rules.showPrices && words.expressFee({ fee: f.money(totalsInputs.expressFee) })}{' '}
              <WithDates>{words.expressArrives({ date: f.date(delivery.earliestExpress) })}</WithDates>
            </>
          }
        />
      )}
    </Card>
  )
}

import { longestGoodsLabel, type NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Proposal } from '../proposal.ts'
import type { ReceiverForm } from './receiver-fields.ts'
import css from '../Wizard.module.css'

interface NotifyFieldsProps {
  readonly form: ReceiverForm
  readonly proposal: Proposal
}

const nobody = 'nobody'

/** Who is told that it is coming, and what stands on the box. */
export function NotifyFields({ form, proposal: { rules } }: NotifyFieldsProps) {
  const t = useCareTexts()
  const words = t.orders.receiver
  const { notifyBy, goodsLabel } = form.values
  const ways: { value: NotifyBy | typeof nobody; label: string }[] = [
    { value: nobody, label: words.notifyNone },
    ...rules.notifyBy.map((way) => ({ value: way, label: words.notifyBy[way] })),
  ]
  const required = t.common.states.required
  return (
    <Card title={words.toldAndLabel} padded="stack">
      <RadioGroup
        legend={words.notify}
        name="notify"
        firstId={form.idOf('notifyBy')}
        inline
        value={notifyBy || nobody}
        onChange={(way) => form.change({ notifyBy: way === nobody ? '' : way })}
        options={ways}
        error={form.errorOf('notifyBy')}
      />
      <div className={css.fields}>
        {(notifyBy === 'sms' || notifyBy === 'phone') && (
          <TextField
            label={words.notifyPhone}
            type="tel"
            autoComplete="off"
            required={required}
            {...form.field('notifyPhone')}
          />
        )}
        {notifyBy === 'email' && (
          <TextField
            label={words.notifyEmail}
            type="email"
            autoComplete="off"
            required={required}
            {...form.field('notifyEmail')}
          />
        )}
        <TextField
          label={words.goodsLabel}
          required={rules.goodsLabelRequired ? required : undefined}
          help={words.goodsLabelHelp({ max: longestGoodsLabel })}
          aside={t.orders.quantity.flavorsSum({ count: goodsLabel.length, of: longestGoodsLabel })}
          {...form.field('goodsLabel')}
        />
      </div>
    </Card>
  )
}

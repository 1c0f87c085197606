import { listDeliveryPoints } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import { postalCodeText, readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Proposal } from '../proposal.ts'
import { distanceText, openingHoursText } from './point-text.ts'
import type { ReceiverForm } from './receiver-fields.ts'
import css from '../Wizard.module.css'

interface DeliveryPointsProps {
  readonly form: ReceiverForm
  readonly proposal: Proposal
}

/**
 * Where the goods are picked up: the points near a postal code, which is that of the address until another is typed. A carrier
 * that does not answer is said, with what can be done instead.
 */
export function DeliveryPoints({ form, proposal: { rules } }: DeliveryPointsProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.deliveryPoints
  const [typed, setTyped] = useState<string | null>(null)
  const { values } = form
  const written = typed ?? values.zip
  const postalCode = readPostalCode(written, rules.country)
  const answer = useAnswer(
    listDeliveryPoints,
    { params: { postalCode: postalCode ?? '0000', marketAreaCode: marketOfCountry(rules.country) } },
    { enabled: postalCode !== null, silent: true },
  )
  const points = (postalCode !== null && answer.data?.entities) || []
  const shownCode = postalCode === null ? '' : postalCodeText(postalCode, rules.country)
  const isBefore = values.deliveryPointId !== '' && !points.some(({ id }) => id === values.deliveryPointId)
  const before = isBefore
    ? [{ value: values.deliveryPointId, label: values.deliveryPointName || values.deliveryPointId, help: words.before }]
    : []
  const options = [
    ...before,
    ...points.map((point) => ({
      value: point.id,
      label: point.name,
      help: (
        <>
          {[
            `${point.street}, ${postalCodeText(point.zip, rules.country)} ${point.city}`,
            point.distance !== null && distanceText(point.distance, f),
          ]
            .filter(Boolean)
            .join(' · ')}
          <span className="o-second-line">{openingHoursText(point.openingHours, words, f)}</span>
        </>
      ),
    })),
  ]
  const none = answer.isError || answer.data?.carrier === 'none'

  return (
    <div className="o-stack">
      <div className={css.fields}>
        <TextField
          id={options.length === 0 ? form.idOf('deliveryPointId') : undefined}
          label={words.near}
          help={words.nearHelp}
          icon={<IconSearch />}
          inputMode="numeric"
          autoComplete="off"
          value={written}
          error={options.length === 0 ? form.errorOf('deliveryPointId') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter in it looks for points, which has been done with the last digit, and does not go on.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
          }}
        />
      </div>
      <p className="o-second" role="status">
        {postalCode === null
          ? words.writeCode
          : answer.isPending
            ? t.common.states.loading
            : none
              ? null
              : words.found({ count: points.length, postalCode: shownCode })}
      </p>
      {postalCode !== null && answer.isPending && <Skeleton label={t.common.states.loading} rows={3} />}
      {none && (
        <Notice tone="soon" spoken title={words.down}>
          {words.downNext}{' '}
          <Button variant="text" size="compact" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {t.common.actions.retry}
          </Button>
        </Notice>
      )}
      {answer.data?.carrier === 'kept' && <Notice tone="info">{words.kept}</Notice>}
      {options.length > 0 && (
        <RadioGroup
          legend={t.orders.receiver.deliveryPoint}
          required={t.common.states.required}
          name="point"
          firstId={form.idOf('deliveryPointId')}
          value={values.deliveryPointId || null}
          onChange={(deliveryPointId) => {
            const name = points.find(({ id }) => id === deliveryPointId)?.name ?? values.deliveryPointName
            form.change({ deliveryPointId, deliveryPointName: name })
          }}
          options={options}
          error={form.errorOf('deliveryPointId')}
        />
      )}
    </div>
  )
}

function marketOfCountry(country: Proposal['rules']['country']) {
  return marketCodes.find((code) => marketOf(code).country === country) ?? 10
}

import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import {
  estimatedVolume,
  estimates,
  heaviest,
  outsides,
  volumeOf,
  type Estimate,
  type Outside,
} from '@omsorg/domain/investigations/diary/entry.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { lowerEdge } from '../../../ui/layout/Page.tsx'
import { wholeIn } from '../investigation/answers.ts'
import type { ShownChange } from './waiting.ts'
import { localMinute, momentIn } from '../../../platform/device/local-minute.ts'
import css from './Diary.module.css'

interface ChangeFormProps {
  readonly products: readonly { readonly itemNumber: string; readonly name: string; readonly holds: number | null }[]
  /** The former changes: what a product weighed dry is asked once. */
  readonly changes: readonly ShownChange[]
  /** The one that is changed; null for a new one. */
  readonly changed: ShownChange | null
  readonly startedOn: string
  readonly onSave: (entry: SentEntry) => void
  readonly onCancel: () => void
}

/** One change: when, of what, weighed or estimated, and what else happened. Saved on the phone at once. */
export function ChangeForm({ products, changes, changed, startedOn, onSave, onCancel }: ChangeFormProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.diary
  const dryOf = (itemNumber: string | null) =>
    changes.findLast((each) => each.itemNumber === itemNumber && each.dry !== null)?.dry ?? null
  const first = changed?.itemNumber ?? changes.at(-1)?.itemNumber ?? products[0]?.itemNumber ?? null
  const [at, setAt] = useState(() => localMinute(changed ? new Date(changed.at) : new Date()))
  const [item, setItem] = useState(first)
  const [way, setWay] = useState<'weighed' | 'estimated'>(changed?.estimate ? 'estimated' : 'weighed')
  const [wet, setWet] = useState(textOf(changed?.wet ?? null))
  const [dry, setDry] = useState(textOf(changed?.dry ?? dryOf(first)))
  const [estimate, setEstimate] = useState<Estimate | null>(changed?.estimate ?? null)
  const [outside, setOutside] = useState<Outside>(changed?.outside ?? 'none')
  const [voided, setVoided] = useState(textOf(changed?.voided ?? null))
  const [drunk, setDrunk] = useState(textOf(changed?.drunk ?? null))
  const [tried, setTried] = useState(false)

  const product = products.find(({ itemNumber }) => itemNumber === item)
  const holds = product ? product.holds : (changed?.holds ?? null)
  const grams = (text: string) => wholeIn(text, 0, heaviest)
  const measured = volumeOf({
    wet: way === 'weighed' ? grams(wet) : null,
    dry: way === 'weighed' ? grams(dry) : null,
    estimate: way === 'estimated' ? estimate : null,
    holds,
  })
  const faultIn = (text: string) =>
    text.trim() !== '' && grams(text) === null ? t.validation.between({ min: '0', max: f.number(heaviest) }) : undefined
  const [voidedFault, drunkFault] = [faultIn(voided), faultIn(drunk)]
  const moment = momentIn(at)
  const isWithin = moment !== null && moment.getTime() >= Date.parse(startedOn) - 60_000 && moment <= new Date()
  const isBelow = !measured.ok && measured.refusal === 'wet-below-dry'

  function save(): void {
    setTried(true)
    if (!measured.ok || !moment || !isWithin || voidedFault || drunkFault) return
    onSave({
      entryId: changed?.entryId ?? crypto.randomUUID(),
      at: moment.toISOString(),
      wet: way === 'weighed' ? grams(wet) : null,
      dry: way === 'weighed' ? grams(dry) : null,
      estimate: way === 'estimated' ? estimate : null,
      holds,
      outside,
      voided: grams(voided),
      drunk: grams(drunk),
      itemNumber: item,
      itemName: product?.name ?? changed?.itemName ?? '',
      apart: changed?.apart ?? false,
      removed: false,
      changedOn: new Date().toISOString(),
    })
  }

  return (
    <Card title={changed ? words.changeChange : words.newChange} padded>
      <Form className="o-stack-12" onSend={async () => save()}>
        <div className={css.when}>
          <TextField
            type="datetime-local"
            label={words.time}
            value={at}
            error={tried && !isWithin ? words.notWithin : undefined}
            onChange={({ currentTarget }) => setAt(currentTarget.value)}
          />
          <SelectField
            label={words.product}
            value={item ?? ''}
            emptyOption={words.otherProduct}
            options={products.map(({ itemNumber, name }) => ({ value: itemNumber, label: name }))}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value === '' ? null : currentTarget.value
              setItem(chosen)
              setDry(textOf(dryOf(chosen)))
            }}
          />
        </div>
        <RadioGroup
          legend={words.way}
          name="way"
          boxed="short"
          value={way}
          onChange={setWay}
          options={(['weighed', 'estimated'] as const).map((value) => ({ value, label: words.ways[value] }))}
        />
        {way === 'weighed' ? (
          <div className={css.weights}>
            <TextField
              id="wet-weight"
              label={words.wet}
              unit="g"
              size="large"
              numeric="whole"
              value={wet}
              error={isBelow ? words.wetBelowDry : tried && !measured.ok ? words.notMeasured : undefined}
              onChange={({ currentTarget }) => setWet(currentTarget.value)}
            />
            <TextField
              label={words.dry}
              unit="g"
              size="large"
              numeric="whole"
              value={dry}
              onChange={({ currentTarget }) => setDry(currentTarget.value)}
            />
            <p className={css.leaked} role="status">
              {words.leaked}
              <b>{measured.ok ? `${f.number(measured.value)} ml` : '–'}</b>
            </p>
          </div>
        ) : (
          <RadioGroup
            legend={words.leaked}
            name="estimate"
            boxed="short"
            value={estimate}
            onChange={setEstimate}
            error={tried && !measured.ok ? t.validation.required : undefined}
            options={estimates.map((value) => ({
              value,
              label: `${words.estimates[value]}, ${f.number(estimatedVolume(value, holds))} ml`,
            }))}
          />
        )}
        <RadioGroup
          legend={words.outside}
          name="outside"
          boxed="short"
          value={outside}
          onChange={setOutside}
          options={outsides.map((value) => ({ value, label: words.outsides[value] }))}
        />
        <div className={css.pair}>
          <TextField
            label={words.voided}
            unit="ml"
            numeric="whole"
            value={voided}
            error={tried ? voidedFault : undefined}
            onChange={({ currentTarget }) => setVoided(currentTarget.value)}
          />
          <TextField
            label={words.drunk}
            unit="ml"
            numeric="whole"
            value={drunk}
            error={tried ? drunkFault : undefined}
            onChange={({ currentTarget }) => setDrunk(currentTarget.value)}
          />
        </div>
        <div className={lowerEdge}>
          <Button
            type="submit"
            variant="primary"
            wide
            icon={<IconCheck />}
            reasonId={isBelow && way === 'weighed' ? 'wet-weight-error' : undefined}
          >
            {measured.ok ? words.save({ volume: f.number(measured.value) }) : words.saveOnly}
          </Button>
        </div>
        <Button variant="text" wide onClick={onCancel}>
          {t.common.actions.cancel}
        </Button>
      </Form>
    </Card>
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

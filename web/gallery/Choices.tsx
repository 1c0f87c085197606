import { useState } from 'react'
import { CheckboxField } from '../ui/fields/CheckboxField.tsx'
import { RadioGroup } from '../ui/fields/RadioGroup.tsx'
import { Segments } from '../ui/fields/Segments.tsx'
import { ViewSwitch } from '../ui/navigation/Tabs.tsx'
import { SwitchField } from '../ui/action/SwitchField.tsx'
import css from './Gallery.module.css'

export function Choices() {
  const [where, setWhere] = useState<'home' | 'point' | 'place' | null>('home')
  const [view, setView] = useState<'cards' | 'table'>('cards')
  const [delivers, setDelivers] = useState(true)
  const [shown, setShown] = useState<string | null>('now')
  const segment = (key: string) => ({ key, on: shown === key })
  return (
    <>
      <CheckboxField label="In stock" count={12} defaultChecked />
      <CheckboxField label="I have read the warnings" help="There are two." error="Tick this first." />
      <CheckboxField label="Latex" count={0} disabled />
      <SwitchField
        label="Home delivery"
        labelShown
        on={delivers}
        onChange={setDelivers}
        word={delivers ? 'Yes' : 'No'}
      />
      <SwitchField label="Express" labelShown on={false} onChange={() => undefined} word="No" reasonId="closed" />
      <p id="closed">The client has closed it.</p>
      <RadioGroup
        legend="Delivery"
        required="(required)"
        name="delivery"
        value={where}
        onChange={setWhere}
        inline
        options={[
          { value: 'home', label: 'Home' },
          { value: 'point', label: 'Delivery point', help: 'Three within 2 km.' },
          { value: 'place', label: 'Care place', disabled: true },
        ]}
      />
      <RadioGroup
        legend="Reason"
        name="reason"
        boxed="wide"
        value="fault"
        onChange={() => undefined}
        options={[
          { value: 'fault', label: 'Fault', help: 'Broken, the wrong kind or too few' },
          { value: 'return', label: 'Return', help: 'Could be agreed by 2026-11-27', disabled: true },
        ]}
      />
      <RadioGroup
        legend="Form"
        name="form"
        value={null}
        onChange={() => undefined}
        options={[{ value: 'pad', label: 'Pad' }]}
        error="Choose one."
      />
      <ViewSwitch
        label="Shown as"
        value={view}
        onChange={setView}
        options={[
          { value: 'cards', word: 'Cards' },
          { value: 'table', word: 'Table' },
        ]}
      />
      <div className={css.wide}>
        <Segments
          label="Supply"
          shownWord="Shown"
          onToggle={(key) => setShown(shown === key ? null : key)}
          segments={[
            { ...segment('now'), count: 3, word: 'Time to order', note: 'Within a week', tone: 'now' },
            { ...segment('soon'), count: 8, word: 'Soon', tone: 'soon' },
            { ...segment('fresh'), count: 20, word: 'Recently ordered', tone: 'fresh' },
            { ...segment('miss'), count: 1, word: 'Consumption missing', tone: 'miss' },
          ]}
        />
      </div>
    </>
  )
}

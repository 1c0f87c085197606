import { DayField } from '../../../platform/DayField.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SwitchField } from '../../../ui/action/SwitchField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './Editor.module.css'
import type { PartProps } from './TextPart.tsx'

/** When it is seen, and how it stands among other news. */
export function DaysPart({ draft, wrong, onChange }: PartProps) {
  const t = useAllTexts()
  const { newsEditor: words } = t
  const ofUntil =
    wrong === 'lastDayWrong'
      ? t.validation.date
      : wrong === 'daysReversed' || wrong === 'lastDayPassed'
        ? words[wrong]
        : undefined
  const wordOf = (isOn: boolean) => (isOn ? t.common.actions.yes : t.common.actions.no)
  return (
    <Card title={words.when} padded="stack">
      <div className={css.pair}>
        <DayField
          id="news-from"
          label={words.from}
          error={wrong === 'dayMissing' ? words.dayMissing : undefined}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <DayField
          id="news-until"
          label={words.until}
          help={words.untilHelp}
          error={ofUntil}
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
      <div className={css.turn}>
        <SwitchField
          label={words.onTop}
          labelShown
          on={draft.alwaysOnTop}
          word={wordOf(draft.alwaysOnTop)}
          onChange={(alwaysOnTop) => onChange({ alwaysOnTop })}
        />
        <p className="o-small">{words.onTopHelp}</p>
      </div>
      <div className={css.turn}>
        <SwitchField
          label={words.always}
          labelShown
          on={draft.alwaysShow}
          word={wordOf(draft.alwaysShow)}
          onChange={(alwaysShow) => onChange({ alwaysShow })}
        />
        <p className="o-small">{words.alwaysHelp}</p>
      </div>
    </Card>
  )
}

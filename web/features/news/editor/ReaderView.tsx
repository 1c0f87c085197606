import { readAudience } from '@omsorg/contract/news/audience/read-audience.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { type HidingReason, whyHidden } from '@omsorg/domain/news/reading/visible-news.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { Draft } from './draft.ts'
import css from './Editor.module.css'

/** Whether a reader of a role at a unit gets it once it is published, and why not (rules 3.16). */
export function ReaderView({ draft }: { readonly draft: Draft }) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const market = useSessionUser()?.market ?? 10
  const [unit, setUnit] = useState('')
  const [role, setRole] = useState('')
  const { clientId } = draft
  const answer = useAnswer(readAudience, { query: clientId === null ? {} : { clientId } }, { keepFormer: true })
  const { careUnits = [], roles = [] } = answer.data ?? {}
  const roleNames: Readonly<Record<string, string>> = t.roles.names
  const from = readDay(draft.from)
  if (from === null) return null
  const days = { validFrom: from, validUntil: draft.until.trim() === '' ? null : readDay(draft.until) }
  const reason = whyHidden(
    {
      ...days,
      state: 'published',
      clientId,
      market: draft.market,
      careUnitIds: draft.careUnits.map(({ id }) => id),
      roles: draft.roles,
    },
    {
      clientId,
      market: draft.market ?? market,
      careUnitIds: unit === '' ? [] : [unit],
      roles: role === '' ? [] : [role],
    },
    todayIn(market, Temporal.Now.instant()).toString(),
  )
  const said: Readonly<Record<HidingReason, string>> = {
    draft: '',
    planned: words.reader.planned({ date: format.date(from) }),
    ended: words.reader.ended,
    'other-client': words.reader.otherUnit,
    'other-unit': words.reader.otherUnit,
    'other-role': words.reader.otherRole,
  }
  return (
    <div className="o-stack-12">
      <div className={css.pair}>
        {careUnits.length > 0 && (
          <SelectField
            label={words.reader.unit}
            value={unit}
            emptyOption={words.reader.noUnit}
            options={careUnits.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setUnit(target.value)}
          />
        )}
        <SelectField
          label={words.reader.role}
          value={role}
          emptyOption={words.reader.noRole}
          options={roles.map((each) => ({ value: each, label: roleNames[each] ?? each }))}
          onChange={({ target }) => setRole(target.value)}
        />
      </div>
      <Notice
        tone={reason === null ? 'fresh' : 'info'}
        spoken
        title={reason === null ? words.reader.sees : said[reason]}
      />
    </div>
  )
}

import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import { marketOf } from '@omsorg/domain/market.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { numberReading } from '../identity/number-reading.ts'
import type { PersonForm } from '../recipient/form/person-form.ts'
import { emptyAddress } from '../recipient/form/recipient-fields.ts'
import { filledBy, takenBack } from './register-filling.ts'
import { type RegisterState, useRegister } from './use-register.ts'

/** Fetches name and address from the population register, and says what it answered. */
export function RegisterLookup({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.register
  const { values, rules, fill } = form
  const empty = [emptyAddress(marketOf(rules.market).country, true)]
  const { state, ask } = useRegister((answer) => fill(filledBy(answer, values, empty)))
  const answered = state.phase === 'answered' ? state : null
  const takeBack = useEffectEvent(() => answered && fill(takenBack(answered.answer, values)))
  const reading = numberReading(values.ssn, rules)
  const number = values.numberKind === 'real' && reading.state === 'read' ? reading.number.normalized : null
  const isTemporary = reading.state === 'read' && reading.number.temporary && !reading.number.testSeries
  const reason = number === null ? words.needsNumber : isTemporary ? words.needsRealNumber : null
  const isOutdated = answered !== null && answered.number !== number
  useEffect(() => {
    if (isOutdated) takeBack()
  }, [isOutdated])
  const busy = (state.phase === 'asking' || state.phase === 'slow') && state.number === number
  const about = state.phase !== 'idle' && state.number === number ? state : null
  return (
    <div className="o-stack">
      <div className="o-row-center">
        <Button
          size="compact"
          icon={<IconUserSearch />}
          busy={busy}
          reason={reason}
          onClick={() => number !== null && ask(number)}
        >
          {busy ? words.asking : words.ask}
        </Button>
      </div>
      {about && <RegisterNotice state={about} onRetry={() => number !== null && ask(number)} />}
    </div>
  )
}

interface RegisterNoticeProps {
  readonly state: Exclude<RegisterState, { phase: 'idle' }>
  readonly onRetry: () => void
}

function RegisterNotice({ state, onRetry }: RegisterNoticeProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.recipientForm.register
  const retry = (
    <Button size="compact" onClick={onRetry}>
      {t.common.actions.retry}
    </Button>
  )
  switch (state.phase) {
    case 'asking':
      return null
    case 'slow':
      return (
        <Notice tone="info" spoken>
          {words.slow}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="soon" title={words.failed} actions={retry} spoken>
          {words.fillInYourself}
        </Notice>
      )
    case 'not-allowed':
      return (
        <Notice tone="info" title={words.notAllowed} spoken>
          {words.fillInYourself}
        </Notice>
      )
    case 'too-many':
      return (
        <Notice tone="soon" title={words.tooMany} spoken>
          {words.fillInYourself}
        </Notice>
      )
    case 'answered':
      break
  }
  const { result, person, deceasedOn } = state.answer
  if (result === 'deceased') {
    return (
      <Notice
        tone="error"
        title={deceasedOn ? words.deceasedOn({ date: format.date(deceasedOn) }) : words.deceased}
        spoken
      >
        {words.deceasedBody}
      </Notice>
    )
  }
  if (result === 'protected') {
    return (
      <Notice tone="info" title={words.protected} spoken>
        {words.protectedBody}
      </Notice>
    )
  }
  if (result !== 'found' || !person) {
    return (
      <Notice tone="info" title={words.unknown} spoken>
        {words.unknownBody}
      </Notice>
    )
  }
  const { hasLeftTheCountry, address, addressSince } = person
  if (hasLeftTheCountry || !address) {
    return (
      <Notice tone="soon" title={hasLeftTheCountry ? words.leftTheCountry : words.withoutAddress} spoken>
        {words.nameFilled}
      </Notice>
    )
  }
  return (
    <Notice tone="fresh" title={words.found} spoken>
      {addressSince && words.livesThereSince({ date: format.date(addressSince) })}
    </Notice>
  )
}

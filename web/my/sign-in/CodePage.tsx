import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useRef, useState } from 'react'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import { useAllTexts, useLanguage } from '../language/use-texts.ts'
import { timeInWords } from '../language/in-words.ts'
import { Box } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { askForCode } from '../session/ask-for-code.ts'
import { session } from '../session/session-here.ts'
import { useOffer } from './use-offer.ts'
import { useWay } from '../way/WayLink.tsx'
import { arriveAt, type About, type Stop, go } from '../way/way.ts'
import { ChoosePage } from './ChoosePage.tsx'
import { trouble } from './trouble.ts'
import { isDead } from './use-link.ts'
import { useSecondsTo } from './use-seconds-to.ts'

/** As often as the server takes one code. */
const codeTries = 5

/** The six digits. They are sent by the button alone, so that a slip can be put right first. */
export function CodePage() {
  const { about } = useWay()
  return typeof about['challenge'] === 'string' ? (
    <OpenCode about={about} challenge={about['challenge']} />
  ) : (
    <ChoosePage />
  )
}

const numberIn = (value: string | number | undefined) => (typeof value === 'number' ? value : 0)

function OpenCode({ about, challenge }: { readonly about: About; readonly challenge: string }) {
  const { signIn } = useAllTexts()
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)
  // A code that is over is refused like a wrong one; whoever typed it is told what helps.
  const wrongTries = useRef({ challenge, count: 0 })
  const { until, again, activation, contact, digits, after = 'home' } = about
  const secondsToAgain = useSecondsTo(numberIn(again))
  const isActivation = typeof activation === 'string'
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  useOffer()
  const goodUntil = timeInWords(new Date(numberIn(until)).toISOString(), here, language)

  async function enter(): Promise<void> {
    if (code.length < 6) {
      setWrong(signIn.codeShort)
      return document.getElementById('code')?.focus()
    }
    setBusy(true)
    const outcome = await session.signIn(
      isActivation
        ? { grant_type: 'crp_activation', activation, challenge, code }
        : { grant_type: 'crp_code', challenge, code },
    )
    if (outcome.ok) return arriveAt(after as Stop)
    setBusy(false)
    if (isDead(outcome.refusal)) return go('welcome', { about: { dead: outcome.refusal }, replace: true })
    const isWrong = outcome.refusal !== 'too-many' && outcome.refusal !== 'no-answer'
    setWrong(isWrong ? wrongSays() : trouble(outcome.refusal, signIn))
    setCode('')
    document.getElementById('code')?.focus()
  }

  /** How often it can be tried yet is counted here: the server answers alike whether anybody has the code. */
  function wrongSays(): string {
    const before = wrongTries.current
    const count = before.challenge === challenge ? before.count + 1 : 1
    wrongTries.current = { challenge, count }
    if (count >= codeTries || Date.now() > numberIn(until)) return signIn.codeOver
    return `${signIn.codeWrong} ${signIn.codeTriesLeft({ count: codeTries - count })}`
  }

  async function sendAgain(): Promise<void> {
    const begun = await askForCode(isActivation ? { activation } : { contact: String(contact) })
    if (!begun.ok && isDead(begun.refusal)) return go('welcome', { about: { dead: begun.refusal }, replace: true })
    if (!begun.ok) return setWrong(trouble(begun.refusal, signIn))
    setSentAgain(true)
    setWrong(null)
    const { challenge: next, expires_in, again_in } = begun.value
    const times = { until: Date.now() + expires_in * 1000, again: Date.now() + again_in * 1000 }
    go('code', { about: { ...about, challenge: next, ...times }, replace: true })
  }

  return (
    <>
      <Titles
        title={signIn.codeTitle}
        lead={typeof digits === 'string' ? signIn.codeSentTo({ digits }) : signIn.codeLead}
        back={
          isActivation
            ? { to: 'welcome', word: signIn.otherWay, about: { activation } }
            : { to: 'contact', word: signIn.otherWay }
        }
      />
      <Box label={signIn.codeTitle}>
        <form
          className="o-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void enter()
          }}
        >
          <CodeField
            id="code"
            label={signIn.codeLabel}
            value={code}
            onChange={setCode}
            error={wrong}
            help={wrong === signIn.codeOver ? undefined : signIn.goodUntil({ time: goodUntil })}
          />
          <Press type="submit" variant="primary" busy={busy} iconAfter={<IconArrowRight />}>
            {signIn.enter}
          </Press>
        </form>
      </Box>
      <Box title={signIn.notCome}>
        <p>{signIn.notComeBody}</p>
        <Press
          icon={<IconRefresh />}
          reason={secondsToAgain > 0 ? signIn.againIn({ seconds: secondsToAgain }) : undefined}
          onClick={() => void sendAgain()}
        >
          {signIn.again}
        </Press>
        <p role="status">{sentAgain && signIn.sentAgain}</p>
      </Box>
    </>
  )
}

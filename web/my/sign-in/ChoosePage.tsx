import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import { useTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useSession } from '../session/session-here.ts'
import { go, hereNow } from '../way/way.ts'

/** How one signs in; and, for whoever was signed in a moment ago, why not any more. */
export function ChoosePage() {
  const { signIn } = useTexts()
  const state = useSession()
  const why = state.phase === 'signed-out' ? state.why : null
  const leads = { idle: signIn.outIdle, left: signIn.outLeft, ended: signIn.outEnded } as const
  const { stop } = hereNow()
  return (
    <>
      {why ? (
        <Outcome tone="soon" title={signIn.out} lead={leads[why]} />
      ) : (
        <Titles title={signIn.title} lead={signIn.lead} />
      )}
      <Box label={signIn.title}>
        <Press
          variant="primary"
          icon={<IconDeviceMobileMessage />}
          onClick={() => go('contact', { about: { after: stop ?? 'home' } })}
        >
          {signIn.code}
        </Press>
        <p className="o-small">{signIn.firstTime}</p>
      </Box>
    </>
  )
}

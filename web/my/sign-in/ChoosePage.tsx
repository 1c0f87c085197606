import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { useLanguage, useTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useSession } from '../session/session-here.ts'
import { go, hereNow, type Stop } from '../way/way.ts'
import { eidsHere } from '../session/eids-here.ts'
import { offeredEids } from './eid/offered-eids.ts'
import { useEid } from './eid/use-eid.ts'

/** How one signs in; and, for whoever was signed in a moment ago, why not any more. */
export function ChoosePage() {
  const { signIn } = useTexts()
  const state = useSession()
  const why = state.phase === 'signed-out' ? state.why : null
  const leads = { idle: signIn.outIdle, left: signIn.outLeft, ended: signIn.outEnded } as const
  const after = hereNow().stop ?? 'home'
  return (
    <>
      {why ? (
        <Outcome tone="soon" title={signIn.out} lead={leads[why]} />
      ) : (
        <Titles title={signIn.title} lead={signIn.lead} />
      )}
      <Box label={signIn.title}>
        <ByEid after={after} />
        <Press
          variant={eidsHere().length > 0 ? 'outlined' : 'primary'}
          icon={<IconDeviceMobileMessage />}
          onClick={() => go('contact', { about: { after } })}
        >
          {signIn.code}
        </Press>
        <p className="o-small">{signIn.firstTime}</p>
      </Box>
    </>
  )
}

/** The e-ID of the language, and where there are others the way to them; nothing where none is connected. */
function ByEid({ after }: { readonly after: Stop }) {
  const { signIn } = useTexts()
  const { first, more } = offeredEids(eidsHere(), useLanguage())
  const { going, wrong, start } = useEid(after)
  const choose = () => go('eid-choice', { about: { after } })
  return (
    <>
      {wrong && (
        <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
          {wrong}
        </Note>
      )}
      {first && (
        <Press variant="primary" icon={<IconId />} busy={going !== null} onClick={() => start(first)}>
          {signIn.eids[first]}
        </Press>
      )}
      {more && (
        <Press variant={first ? 'outlined' : 'primary'} icon={<IconId />} onClick={choose}>
          {first ? signIn.otherEid : signIn.eid}
        </Press>
      )}
    </>
  )
}

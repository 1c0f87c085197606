import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { useAllTexts } from '../../language/use-texts.ts'
import { Box, Note } from '../../parts/Box.tsx'
import { Press } from '../../parts/Press.tsx'
import { Titles } from '../../parts/Titles.tsx'
import { useWay } from '../../way/WayLink.tsx'
import type { Stop } from '../../way/way.ts'
import { eidsHere } from '../../session/eids-here.ts'
import { useEid } from './use-eid.ts'

/** Those of the other countries, and all of them for whoever reads English. */
export function EidChoicePage() {
  const { signIn } = useAllTexts()
  const { about } = useWay()
  const { going, wrong, start } = useEid((about['after'] ?? 'home') as Stop)
  return (
    <>
      <Titles title={signIn.eidWhich} back={{ to: 'home', word: signIn.otherWay }} />
      <Box label={signIn.eidWhich}>
        {wrong && (
          <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
            {wrong}
          </Note>
        )}
        {eidsHere().map((eid) => (
          <Press key={eid} icon={<IconId />} busy={going === eid} onClick={() => start(eid)}>
            {signIn.eids[eid]}
          </Press>
        ))}
      </Box>
    </>
  )
}

import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { Titles } from '../parts/Titles.tsx'
import { CallCard } from '../shell/CallCard.tsx'
import { Frame } from '../shell/Frame.tsx'

/** For whoever comes before the portal is open. */
export function OpeningPage() {
  const { opening } = useTexts()
  return (
    <Frame call={<CallCard numbers={[]} />}>
      <Titles title={opening.title} lead={opening.lead} />
      <Box title={opening.notYet}>
        <Fells />
        <p>{opening.asBefore}</p>
        <Note icon={<IconMail />}>{opening.mail}</Note>
      </Box>
    </Frame>
  )
}

import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { LineTo } from '../parts/Lines.tsx'

/** What else there is. */
export function MoreBox() {
  const { home } = useTexts()
  return (
    <Box label={home.more} flush>
      <LineTo to="parcels" icon={<IconPackage />} title={home.orders} />
      <LineTo to="details" icon={<IconUserCircle />} title={home.details} />
    </Box>
  )
}

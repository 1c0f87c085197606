import { useTexts } from '../language/use-texts.ts'
import { PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { PersonFrame } from '../person/PersonFrame.tsx'

export function MissingPage() {
  const { shell } = useTexts()
  return (
    <PersonFrame>
      <Titles title={shell.missing.title} lead={shell.missing.body} />
      <PressTo to="home" variant="primary">
        {shell.toStart}
      </PressTo>
    </PersonFrame>
  )
}

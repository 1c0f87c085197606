import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Box, Note } from './Box.tsx'
import { Press } from './Press.tsx'
import { Titles } from './Titles.tsx'

interface Asked {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface InsteadOfAnswerProps {
  readonly answer: Asked
  /** Nothing else stands on the page: what did not work is its title. */
  readonly whole?: boolean
}

/** In the place of an answer: its outline while it is on its way, or why it did not come and how to ask again. */
export function InsteadOfAnswer({ answer, whole = false }: InsteadOfAnswerProps) {
  const { shell } = useTexts()
  if (!answer.error) return <Skeleton label={shell.loading} kind="card" rows={3} />
  const again = (
    <Press icon={<IconRefresh />} busy={answer.isFetching} onClick={() => void answer.refetch()}>
      {shell.failed.retry}
    </Press>
  )
  if (whole) {
    return (
      <>
        <Titles title={shell.failed.title} lead={shell.failed.body} />
        {again}
      </>
    )
  }
  return (
    <Box label={shell.failed.title}>
      <Note icon={<IconAlertCircle />} tone="error" title={shell.failed.title} spoken="alert">
        {shell.failed.body}
      </Note>
      {again}
    </Box>
  )
}

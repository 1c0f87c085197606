import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Box, Note } from './Box.tsx'
import { Press } from './Press.tsx'

interface Asked {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** In the place of an answer: its outline while it is on its way, or why it did not come and how to ask again. */
export function InsteadOfAnswer({ answer }: { readonly answer: Asked }) {
  const { shell } = useTexts()
  if (!answer.error) return <Skeleton label={shell.loading} kind="card" rows={3} />
  return (
    <Box label={shell.failed.title}>
      <Note icon={<IconAlertCircle />} tone="error" title={shell.failed.title} spoken="alert">
        {shell.failed.body}
      </Note>
      <Press icon={<IconRefresh />} busy={answer.isFetching} onClick={() => void answer.refetch()}>
        {shell.failed.retry}
      </Press>
    </Box>
  )
}

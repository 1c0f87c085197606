import { Skeleton, type SkeletonProps } from '../ui/feedback/Skeleton.tsx'
import { AnswerFailed, type AskedAnswer } from './AnswerFailed.tsx'
import { useTexts } from './texts.tsx'

type InsteadOfAnswerProps = Pick<SkeletonProps, 'rows' | 'kind'> & {
  readonly answer: AskedAnswer | readonly AskedAnswer[]
}

/** What stands in the place of an answer, or of several: its outline while it is on its way, or why it did not come. */
export function InsteadOfAnswer({ answer, ...outline }: InsteadOfAnswerProps) {
  const { loading } = useTexts().common.states
  const failed = [answer].flat().find(({ error }) => error)
  return failed ? <AnswerFailed answer={failed} /> : <Skeleton label={loading} {...outline} />
}

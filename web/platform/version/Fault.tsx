import { Suspense, lazy } from 'react'
import { speakFully } from '../language.ts'
import { useTexts } from '../texts.tsx'

interface FaultProps {
  readonly traceId: string
}

/** When something fails, what tells of it may not come either: then the reference stands alone. */
const FaultFacts = lazy(async () => {
  try {
    const [facts] = await Promise.all([import('./FaultFacts.tsx'), speakFully()])
    return facts
  } catch {
    return { default: Reference }
  }
})

function Reference({ traceId }: FaultProps) {
  return <>{useTexts().common.failure.traceId({ id: traceId })}</>
}

/** The reference of a fault; how it is passed on comes a moment later. */
export function Fault({ traceId }: FaultProps) {
  return (
    <Suspense fallback={<Reference traceId={traceId} />}>
      <FaultFacts traceId={traceId} />
    </Suspense>
  )
}

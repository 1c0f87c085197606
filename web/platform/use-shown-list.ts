import { useState } from 'react'

/**
 * Names the list that is shown: the question whose answer has come, and the former one while the next is on its way. By this
 * name another list takes the place of the former as a whole; its rows do not wander to their new places one by one.
 */
export function useShownList(question: string, isFormer: boolean): string {
  const [shown, setShown] = useState(question)
  if (!isFormer && shown !== question) setShown(question)
  return isFormer ? shown : question
}

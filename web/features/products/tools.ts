/** The tools of administration, named in a file of their own: few people open them, and the first pages would carry their names. */
export const importPage = () => import('./import/ImportPage.tsx')

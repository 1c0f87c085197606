/** The eight therapy areas as the look colours them: `--o-inco`, `--o-inco-line` and so on. */
export type AreaColour = 'inco' | 'cath' | 'diab' | 'osto' | 'nutr' | 'woun' | 'othr' | 'pca'

export const productSelection = {}

/** How a folder is laid out that holds a certification under the declared readings and one by the letter. */

/** The two runs, which are also the folders of their evidence. */
export const COMPARED_RUNS = ['declared', 'literal'] as const;
export type ComparedRun = (typeof COMPARED_RUNS)[number];

/** Under the certification folder. */
export const COMPARISON_FILE = 'readings-comparison.json';

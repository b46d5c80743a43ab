/** Who wants to know how far a run is. */
export interface Progress {
  planned(cases: number): void;
  casesDone(cases: number): void;
  end(): void;
}

package footnote.runtime.artifact;

import footnote.testing.Scratch;

class FolderStoreTest extends ArtifactStoreContract {
    private final FolderStore store = new FolderStore(Scratch.folder("shared"));

    @Override
    ArtifactStore store() {
        return store;
    }
}
